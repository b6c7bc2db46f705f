CREATE TABLE "catalogue_collections" (
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
CREATE INDEX "webhook_receipts_by_end" ON "webhook_receipts" USING btree ("shop_id","ended_at");