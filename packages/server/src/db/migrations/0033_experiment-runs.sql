CREATE TABLE "experiment_days" (
	"shop_id" text NOT NULL,
	"experiment_id" text NOT NULL,
	"day" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"counted" jsonb NOT NULL,
	CONSTRAINT "experiment_days_shop_id_experiment_id_day_pk" PRIMARY KEY("shop_id","experiment_id","day")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "test_variant" text;--> statement-breakpoint
ALTER TABLE "experiments" ADD COLUMN "run" jsonb;--> statement-breakpoint
CREATE INDEX "events_by_experiment" ON "events" USING btree ("shop_id","subject_id") WHERE subject = 'experiment';