CREATE TABLE "experiments" (
	"id" text NOT NULL,
	"shop_id" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL,
	"name" text NOT NULL,
	"context" text NOT NULL,
	CONSTRAINT "experiments_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE INDEX "experiments_by_age" ON "experiments" USING btree ("shop_id","created_at");