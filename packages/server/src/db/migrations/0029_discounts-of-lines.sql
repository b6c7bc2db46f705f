ALTER TABLE "order_lines" ADD COLUMN "discount" bigint;--> statement-breakpoint
UPDATE "order_readings" SET "read_until" = NULL, "is_looking" = false;--> statement-breakpoint
INSERT INTO "session_marks" ("shop_id", "session_id")
SELECT DISTINCT "shop_id", "session_id" FROM "session_places" WHERE "place" = 'code' AND "place_id" <> upper("place_id")
ON CONFLICT DO NOTHING;
