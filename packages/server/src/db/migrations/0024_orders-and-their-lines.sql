CREATE TABLE "order_lines" (
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
CREATE INDEX "orders_by_link" ON "orders" USING btree ("shop_id","link") WHERE link is not null;