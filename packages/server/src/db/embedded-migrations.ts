/** The SQL files of ./migrations, for a bundled server. Written by ./embed-migrations.mjs. */
export const MIGRATIONS: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: '0000_shops-and-carts',
    sql: `CREATE TABLE "carts" (
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
CREATE UNIQUE INDEX "carts_one_fallback" ON "carts" USING btree ("shop_id") WHERE "carts"."is_fallback";`,
  },
  {
    name: '0001_events',
    sql: `CREATE TABLE "events" (
	"shop_id" text NOT NULL,
	"page_id" text NOT NULL,
	"number" integer NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"cart_id" text NOT NULL,
	"name" text NOT NULL,
	"total" bigint,
	"currency" text NOT NULL,
	"tier_id" text,
	CONSTRAINT "events_shop_id_page_id_number_pk" PRIMARY KEY("shop_id","page_id","number")
);
--> statement-breakpoint
CREATE INDEX "events_by_time" ON "events" USING btree ("shop_id","happened_at");`,
  },
  {
    name: '0002_widgets',
    sql: `CREATE TABLE "widgets" (
	"shop_id" text NOT NULL,
	"id" integer NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"classification" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "widgets_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);`,
  },
  {
    name: '0003_storefront-token',
    sql: `ALTER TABLE "shops" ADD COLUMN "storefront_access_token" text;`,
  },
  {
    name: '0004_preview-key',
    sql: `ALTER TABLE "carts" ADD COLUMN "preview_key" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_by_preview_key" ON "carts" USING btree ("shop_id","preview_key");`,
  },
  {
    name: '0005_publishing',
    sql: `CREATE TABLE "leases" (
	"shop_id" text NOT NULL,
	"name" text NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "leases_shop_id_name_pk" PRIMARY KEY("shop_id","name")
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "publication_failures" integer DEFAULT 0 NOT NULL;`,
  },
  {
    name: '0006_stamps',
    sql: `ALTER TABLE "shops" ADD COLUMN "instance_id" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "publication_found" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "publication_allowed" jsonb DEFAULT '[]'::jsonb NOT NULL;`,
  },
  {
    name: '0007_set-aside-carts',
    sql: `ALTER TABLE "carts" ADD COLUMN "set_aside_revision" integer;`,
  },
  {
    name: '0008_gift-protection',
    sql: `ALTER TABLE "shops" ADD COLUMN "gift_protection" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "gift_protection_problem" text;`,
  },
];
