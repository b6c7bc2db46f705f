ALTER TABLE "events" RENAME COLUMN "cart_id" TO "subject_id";--> statement-breakpoint
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
CREATE INDEX "events_with_visitor" ON "events" USING btree ("shop_id","happened_at") WHERE visitor_id is not null;