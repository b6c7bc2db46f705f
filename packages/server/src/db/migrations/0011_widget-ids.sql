ALTER TABLE "shops" ADD COLUMN "last_widget_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "shops" SET "last_widget_id" = COALESCE((SELECT MAX("id") FROM "widgets" WHERE "widgets"."shop_id" = "shops"."shop_id"), 0);
