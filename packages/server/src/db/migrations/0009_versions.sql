CREATE TABLE "versions" (
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
SELECT "shop_id", 'widget', "id"::text, "revision", "updated_at", "document" FROM "widgets";
