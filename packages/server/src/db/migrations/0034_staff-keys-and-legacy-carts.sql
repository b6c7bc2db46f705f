CREATE TABLE "staff_actions" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"note" text,
	CONSTRAINT "staff_actions_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "lock_reason" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "legacy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "private_keys" jsonb;--> statement-breakpoint
CREATE INDEX "staff_actions_by_time" ON "staff_actions" USING btree ("shop_id","at");