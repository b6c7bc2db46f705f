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
  {
    name: '0009_versions',
    sql: `CREATE TABLE "versions" (
	"shop_id" text NOT NULL,
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text,
	"document" jsonb NOT NULL,
	CONSTRAINT "versions_shop_id_kind_document_id_revision_pk" PRIMARY KEY("shop_id","kind","document_id","revision")
);
--> statement-breakpoint
CREATE INDEX "versions_by_time" ON "versions" USING btree ("shop_id","saved_at");--> statement-breakpoint
INSERT INTO "versions" ("shop_id", "kind", "document_id", "revision", "saved_at", "document")
SELECT "shop_id", 'cart', "id", "revision", "updated_at", "document" FROM "carts"
UNION ALL
SELECT "shop_id", 'widget', "id"::text, "revision", "updated_at", "document" FROM "widgets";`,
  },
  {
    name: '0010_looks',
    sql: `CREATE TABLE "looks" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "looks_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);`,
  },
  {
    name: '0011_widget-ids',
    sql: `ALTER TABLE "shops" ADD COLUMN "last_widget_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "shops" SET "last_widget_id" = COALESCE((SELECT MAX("id") FROM "widgets" WHERE "widgets"."shop_id" = "shops"."shop_id"), 0);`,
  },
  {
    name: '0012_look-versions',
    sql: `INSERT INTO "versions" ("shop_id", "kind", "document_id", "revision", "saved_at", "document")
SELECT "shop_id", 'look', "id", "revision", "updated_at", "document" FROM "looks"
ON CONFLICT DO NOTHING;`,
  },
  {
    name: '0013_app-of-many-shops',
    sql: `CREATE TABLE "catalogue_collections" (
	"shop_id" text NOT NULL,
	"collection_id" bigint NOT NULL,
	"document" jsonb NOT NULL,
	"title_key" text NOT NULL,
	"words" text NOT NULL,
	"revision" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalogue_collections_shop_id_collection_id_pk" PRIMARY KEY("shop_id","collection_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_digests" (
	"shop_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" bigint NOT NULL,
	"digest" text NOT NULL,
	"seen" integer NOT NULL,
	CONSTRAINT "catalogue_digests_shop_id_kind_id_pk" PRIMARY KEY("shop_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_marks" (
	"shop_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" bigint NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"taken_by" integer,
	CONSTRAINT "catalogue_marks_shop_id_kind_id_pk" PRIMARY KEY("shop_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_products" (
	"shop_id" text NOT NULL,
	"product_id" bigint NOT NULL,
	"document" jsonb NOT NULL,
	"title_key" text NOT NULL,
	"vendor_key" text NOT NULL,
	"tag_keys" text[] NOT NULL,
	"words" text NOT NULL,
	"inventory_item_ids" bigint[] NOT NULL,
	"revision" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalogue_products_shop_id_product_id_pk" PRIMARY KEY("shop_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"shop_id" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"run_kind" text,
	"part" text,
	"run_began_at" timestamp with time zone,
	"run_scope" jsonb,
	"operation_id" text,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"is_exported" boolean DEFAULT false NOT NULL,
	"differences" integer DEFAULT 0 NOT NULL,
	"is_wanted" boolean DEFAULT false NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"try_again_at" timestamp with time zone,
	"problem" text,
	"scope" jsonb,
	"synced_at" timestamp with time zone,
	"compared_at" timestamp with time zone,
	"drift" integer,
	"collections_read_at" timestamp with time zone,
	"sampled_at" timestamp with time zone,
	CONSTRAINT "catalogue_state_shop_id_pk" PRIMARY KEY("shop_id")
);
--> statement-breakpoint
CREATE TABLE "order_marks" (
	"shop_id" text NOT NULL,
	"order_id" bigint NOT NULL,
	"webhook_id" text NOT NULL,
	"is_deletion" boolean NOT NULL,
	CONSTRAINT "order_marks_shop_id_order_id_webhook_id_pk" PRIMARY KEY("shop_id","order_id","webhook_id")
);
--> statement-breakpoint
CREATE TABLE "order_readings" (
	"shop_id" text NOT NULL,
	"covered_from" timestamp with time zone,
	"read_until" timestamp with time zone,
	"is_looking" boolean DEFAULT false NOT NULL,
	"is_gathered" boolean DEFAULT false NOT NULL,
	"problem" text,
	CONSTRAINT "order_readings_shop_id_pk" PRIMARY KEY("shop_id")
);
--> statement-breakpoint
CREATE TABLE "order_sales" (
	"shop_id" text NOT NULL,
	"order_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"units" integer NOT NULL,
	"revenue" bigint NOT NULL,
	CONSTRAINT "order_sales_shop_id_order_id_product_id_kind_happened_at_pk" PRIMARY KEY("shop_id","order_id","product_id","kind","happened_at")
);
--> statement-breakpoint
CREATE TABLE "browser_sessions" (
	"shop_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "browser_sessions_shop_id_token_hash_pk" PRIMARY KEY("shop_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "installations" (
	"shop_id" text NOT NULL,
	"installed_at" timestamp with time zone NOT NULL,
	"uninstalled_at" timestamp with time zone,
	"scopes" jsonb NOT NULL,
	"access_token" text,
	"access_token_ends" timestamp with time zone,
	"refresh_token" text,
	"refresh_token_ends" timestamp with time zone,
	"plan" text,
	"plan_read_at" timestamp with time zone,
	CONSTRAINT "installations_shop_id_pk" PRIMARY KEY("shop_id")
);
--> statement-breakpoint
CREATE TABLE "shop_users" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"email_verified" boolean NOT NULL,
	"account_owner" boolean NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_users_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_receipts" (
	"shop_id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"topic" text NOT NULL,
	"triggered_at" timestamp with time zone,
	"received_at" timestamp with time zone NOT NULL,
	"payload" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"last_try_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "webhook_receipts_shop_id_webhook_id_pk" PRIMARY KEY("shop_id","webhook_id")
);
--> statement-breakpoint
CREATE INDEX "catalogue_collections_by_title" ON "catalogue_collections" USING btree ("shop_id","title_key","collection_id");--> statement-breakpoint
CREATE INDEX "catalogue_products_by_title" ON "catalogue_products" USING btree ("shop_id","title_key","product_id");--> statement-breakpoint
CREATE INDEX "catalogue_products_by_revision" ON "catalogue_products" USING btree ("shop_id","revision");--> statement-breakpoint
CREATE INDEX "catalogue_products_by_item" ON "catalogue_products" USING gin ("inventory_item_ids");--> statement-breakpoint
CREATE INDEX "order_sales_by_time" ON "order_sales" USING btree ("shop_id","happened_at");--> statement-breakpoint
CREATE INDEX "webhook_receipts_waiting" ON "webhook_receipts" USING btree ("shop_id","due_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_receipts_by_end" ON "webhook_receipts" USING btree ("shop_id","ended_at");`,
  },
  {
    name: '0014_catalogue-removals',
    sql: `CREATE TABLE "catalogue_removals" (
	"shop_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" bigint NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "catalogue_removals_shop_id_kind_id_pk" PRIMARY KEY("shop_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "catalogue_state" ADD COLUMN "mirror_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_state" ADD COLUMN "removals_from" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "catalogue_removals_by_revision" ON "catalogue_removals" USING btree ("shop_id","revision");--> statement-breakpoint
CREATE INDEX "catalogue_collections_by_revision" ON "catalogue_collections" USING btree ("shop_id","revision");`,
  },
  {
    name: '0015_orders-looked-at-and-refused',
    sql: `CREATE TABLE "refused_orders" (
	"shop_id" text NOT NULL,
	"order_id" bigint NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refused_orders_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "order_readings" ADD COLUMN "looked_at" timestamp with time zone;`,
  },
  {
    name: '0016_reading-pauses',
    sql: `ALTER TABLE "catalogue_state" ADD COLUMN "read_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_state" ADD COLUMN "read_again_at" timestamp with time zone;`,
  },
  {
    name: '0017_smart-collections',
    sql: `CREATE TABLE "campaigns" (
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
CREATE INDEX "campaigns_by_age" ON "campaigns" USING btree ("shop_id","created_at");`,
  },
  {
    name: '0018_images',
    sql: `CREATE TABLE "images" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"file_id" text NOT NULL,
	"name" text NOT NULL,
	"alt" text NOT NULL,
	"url" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"type" text NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "images_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE INDEX "images_by_age" ON "images" USING btree ("shop_id","created_at","id");`,
  },
  {
    name: '0019_first-pages',
    sql: `CREATE TABLE "first_pages" (
	"shop_id" text NOT NULL,
	"collection_id" bigint NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "first_pages_shop_id_collection_id_pk" PRIMARY KEY("shop_id","collection_id")
);`,
  },
  {
    name: '0020_facts-of-lists',
    sql: `ALTER TABLE "events" RENAME COLUMN "cart_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "subject_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "currency" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "subject" text DEFAULT 'cart' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "product_id" bigint;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "variant_id" bigint;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "page" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "query" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "results" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "filters" text[];--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "sort" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "visitor_id" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "session_id" text;--> statement-breakpoint
CREATE INDEX "events_by_visitor" ON "events" USING btree ("shop_id","visitor_id") WHERE visitor_id is not null;--> statement-breakpoint
CREATE INDEX "events_with_visitor" ON "events" USING btree ("shop_id","happened_at") WHERE visitor_id is not null;`,
  },
  {
    name: '0021_handles-of-products',
    sql: `ALTER TABLE "catalogue_products" ADD COLUMN "handle" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "catalogue_products" SET "handle" = "document" ->> 'handle';`,
  },
  {
    name: '0022_page-views',
    sql: `ALTER TABLE "events" ADD COLUMN "page_kind" text;`,
  },
  {
    name: '0023_versions-of-settings',
    sql: `INSERT INTO "versions" ("shop_id", "kind", "document_id", "revision", "saved_at", "document")
SELECT "shop_id", 'campaign', "id", "revision", "updated_at", "document" FROM "campaigns"
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "versions" ("shop_id", "kind", "document_id", "revision", "saved_at", "document")
SELECT "shop_id", 'collection-defaults', 'default', "revision", "updated_at", "document"
FROM "listing_settings" WHERE "id" = 'default'
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "versions" ("shop_id", "kind", "document_id", "revision", "saved_at", "document")
SELECT "shop_id", 'collection-settings', substr("id", 12), "revision", "updated_at", "document"
FROM "listing_settings" WHERE "id" LIKE 'collection:%'
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "versions" ("shop_id", "kind", "document_id", "revision", "saved_at", "document")
SELECT "shop_id", 'search-settings', 'default', "revision", "updated_at", "document"
FROM "listing_settings" WHERE "id" = 'search'
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "versions" ("shop_id", "kind", "document_id", "revision", "saved_at", "document")
SELECT "shop_id", 'keyword-groups', 'default', "revision", "updated_at", "document"
FROM "listing_settings" WHERE "id" = 'keyword-groups'
ON CONFLICT DO NOTHING;`,
  },
  {
    name: '0024_orders-and-their-lines',
    sql: `CREATE TABLE "order_lines" (
	"shop_id" text NOT NULL,
	"order_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"product_id" bigint,
	"variant_id" bigint,
	"kind" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"units" integer NOT NULL,
	"revenue" bigint NOT NULL,
	"presentment_revenue" bigint,
	"properties" jsonb,
	CONSTRAINT "order_lines_shop_id_order_id_line_id_kind_happened_at_pk" PRIMARY KEY("shop_id","order_id","line_id","kind","happened_at")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"shop_id" text NOT NULL,
	"order_id" bigint NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"is_cancelled" boolean NOT NULL,
	"is_edited" boolean NOT NULL,
	"currency" text NOT NULL,
	"link" text,
	"discounts" jsonb NOT NULL,
	"is_redacted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "orders_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id")
);
--> statement-breakpoint
INSERT INTO "order_lines" ("shop_id", "order_id", "line_id", "product_id", "kind", "happened_at", "units", "revenue")
SELECT "shop_id", "order_id", "product_id", "product_id", "kind", "happened_at", "units", "revenue" FROM "order_sales";--> statement-breakpoint
DROP TABLE "order_sales" CASCADE;--> statement-breakpoint
UPDATE "order_readings" SET "read_until" = NULL, "is_looking" = false;--> statement-breakpoint
CREATE INDEX "order_lines_by_time" ON "order_lines" USING btree ("shop_id","happened_at");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("shop_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_by_link" ON "orders" USING btree ("shop_id","link") WHERE link is not null;`,
  },
  {
    name: '0025_sessions-at-places-and-credits',
    sql: `CREATE TABLE "credit_marks" (
	"shop_id" text NOT NULL,
	"order_id" bigint NOT NULL,
	CONSTRAINT "credit_marks_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"shop_id" text NOT NULL,
	"order_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"product_id" bigint,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"how" text NOT NULL,
	"session_id" text,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credits_shop_id_order_id_line_id_pk" PRIMARY KEY("shop_id","order_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "order_sessions" (
	"shop_id" text NOT NULL,
	"order_id" bigint NOT NULL,
	"session_id" text NOT NULL,
	CONSTRAINT "order_sessions_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "session_marks" (
	"shop_id" text NOT NULL,
	"session_id" text NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_marks_shop_id_session_id_pk" PRIMARY KEY("shop_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "session_places" (
	"shop_id" text NOT NULL,
	"session_id" text NOT NULL,
	"place" text NOT NULL,
	"place_id" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"views" integer NOT NULL,
	"clicks" integer NOT NULL,
	"positions" bigint NOT NULL,
	"adds" integer NOT NULL,
	"results" integer,
	"is_seen" boolean NOT NULL,
	"is_viewed" boolean NOT NULL,
	"is_exit" boolean NOT NULL,
	"is_converted" boolean NOT NULL,
	CONSTRAINT "session_places_shop_id_session_id_place_place_id_pk" PRIMARY KEY("shop_id","session_id","place","place_id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "widget_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "link" text;--> statement-breakpoint
CREATE INDEX "credits_by_session" ON "credits" USING btree ("shop_id","session_id");--> statement-breakpoint
CREATE INDEX "order_sessions_by_session" ON "order_sessions" USING btree ("shop_id","session_id");--> statement-breakpoint
CREATE INDEX "session_places_by_time" ON "session_places" USING btree ("shop_id","place","first_at");--> statement-breakpoint
CREATE INDEX "events_by_link" ON "events" USING btree ("shop_id","link") WHERE link is not null;--> statement-breakpoint
CREATE INDEX "events_by_session" ON "events" USING btree ("shop_id","session_id") WHERE session_id is not null;--> statement-breakpoint
INSERT INTO "session_marks" ("shop_id", "session_id")
SELECT DISTINCT "shop_id", "session_id" FROM "events" WHERE "session_id" IS NOT NULL;`,
  },
  {
    name: '0026_sums-of-sessions',
    sql: `CREATE TABLE "session_sums" (
	"shop_id" text NOT NULL,
	"span" text NOT NULL,
	"place" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"place_id" text NOT NULL,
	"visits" integer NOT NULL,
	"seen" integer NOT NULL,
	"clicked" integer NOT NULL,
	"converted" integer NOT NULL,
	"page_viewed" integer NOT NULL,
	"exits" integer NOT NULL,
	"views" integer NOT NULL,
	"clicks" integer NOT NULL,
	"positions" bigint NOT NULL,
	"adds" integer NOT NULL,
	"with_results" integer NOT NULL,
	"without_results" integer NOT NULL,
	"last_without_results" bigint,
	CONSTRAINT "session_sums_shop_id_span_place_starts_at_place_id_pk" PRIMARY KEY("shop_id","span","place","starts_at","place_id")
);
--> statement-breakpoint
CREATE TABLE "summed_spans" (
	"shop_id" text NOT NULL,
	"span" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"is_summed" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "summed_spans_shop_id_span_starts_at_pk" PRIMARY KEY("shop_id","span","starts_at")
);
--> statement-breakpoint
INSERT INTO "summed_spans" ("shop_id", "span", "starts_at", "is_summed", "changed_at")
	SELECT DISTINCT "shop_id", 'day', date_trunc('day', "first_at", 'UTC'), false, now() FROM "session_places"
	UNION ALL
	SELECT DISTINCT "shop_id", 'month', date_trunc('month', "first_at", 'UTC'), false, now() FROM "session_places";`,
  },
  {
    name: '0027_days-of-events',
    sql: `CREATE TABLE "event_days" (
	"shop_id" text NOT NULL,
	"day" text NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	"lists" integer DEFAULT 0 NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"dropped_carts" integer DEFAULT 0 NOT NULL,
	"dropped_lists" integer DEFAULT 0 NOT NULL,
	"dropped_pages" integer DEFAULT 0 NOT NULL,
	"per_day" integer DEFAULT 0 NOT NULL,
	"dropped_of_sessions" integer DEFAULT 0 NOT NULL,
	"of_bots" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_days_shop_id_day_pk" PRIMARY KEY("shop_id","day")
);`,
  },
  {
    name: '0028_widgets-of-any-page',
    sql: `ALTER TABLE "widgets" ALTER COLUMN "classification" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "last_viewed" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "manual_install_time" timestamp with time zone;`,
  },
  {
    name: '0029_discounts-of-lines',
    sql: `ALTER TABLE "order_lines" ADD COLUMN "discount" bigint;--> statement-breakpoint
UPDATE "order_readings" SET "read_until" = NULL, "is_looking" = false;--> statement-breakpoint
INSERT INTO "session_marks" ("shop_id", "session_id")
SELECT DISTINCT "shop_id", "session_id" FROM "session_places" WHERE "place" = 'code' AND "place_id" <> upper("place_id")
ON CONFLICT DO NOTHING;`,
  },
  {
    name: '0030_marks-of-long-sessions',
    sql: `ALTER TABLE "session_marks" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;`,
  },
  {
    name: '0031_data_sources',
    sql: `CREATE TABLE "data_sources" (
	"id" text NOT NULL,
	"shop_id" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "data_sources_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);`,
  },
  {
    name: '0032_experiments',
    sql: `CREATE TABLE "experiments" (
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
CREATE INDEX "experiments_by_age" ON "experiments" USING btree ("shop_id","created_at");`,
  },
  {
    name: '0033_experiment-runs',
    sql: `CREATE TABLE "experiment_days" (
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
CREATE INDEX "events_by_experiment" ON "events" USING btree ("shop_id","subject_id") WHERE subject = 'experiment';`,
  },
  {
    name: '0034_staff-keys-and-legacy-carts',
    sql: `CREATE TABLE "staff_actions" (
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
CREATE INDEX "staff_actions_by_time" ON "staff_actions" USING btree ("shop_id","at");`,
  },
  {
    name: '0035_devices-of-exposures',
    sql: `ALTER TABLE "events" ADD COLUMN "device" text;`,
  },
  {
    name: '0036_requests-of-webhooks',
    sql: `ALTER TABLE "webhook_receipts" ADD COLUMN "request_id" text;`,
  },
];
