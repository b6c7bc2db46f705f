ALTER TABLE "events" ADD COLUMN "widget_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "link" text;--> statement-breakpoint
CREATE INDEX "events_by_link" ON "events" USING btree ("shop_id","link") WHERE link is not null;