INSERT INTO "versions" ("shop_id", "kind", "document_id", "revision", "saved_at", "document")
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
ON CONFLICT DO NOTHING;
