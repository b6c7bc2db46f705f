INSERT INTO "versions" ("shop_id", "kind", "document_id", "revision", "saved_at", "document")
SELECT "shop_id", 'look', "id", "revision", "updated_at", "document" FROM "looks"
ON CONFLICT DO NOTHING;
