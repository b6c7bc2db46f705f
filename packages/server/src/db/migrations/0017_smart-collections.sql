CREATE TABLE "campaigns" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"name" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "campaigns_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "listing_settings" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "listing_settings_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE INDEX "campaigns_by_age" ON "campaigns" USING btree ("shop_id","created_at");