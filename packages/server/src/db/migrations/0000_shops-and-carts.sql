CREATE TABLE "carts" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean NOT NULL,
	"is_scheduled" boolean NOT NULL,
	"is_fallback" boolean NOT NULL,
	"start_date" text,
	"end_date" text,
	"document" jsonb NOT NULL,
	CONSTRAINT "carts_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"shop_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"publication_wanted" integer DEFAULT 0 NOT NULL,
	"publication_done" integer DEFAULT 0 NOT NULL,
	"publication_status" text DEFAULT 'pending' NOT NULL,
	"publication_message" text,
	"publication_warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"storefront_config" text,
	"profile" jsonb,
	CONSTRAINT "shops_shop_id_pk" PRIMARY KEY("shop_id")
);
--> statement-breakpoint
CREATE INDEX "carts_by_age" ON "carts" USING btree ("shop_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_standing" ON "carts" USING btree ("shop_id") WHERE "carts"."enabled" and not "carts"."is_scheduled";--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_fallback" ON "carts" USING btree ("shop_id") WHERE "carts"."is_fallback";