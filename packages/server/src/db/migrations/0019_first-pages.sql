CREATE TABLE "first_pages" (
	"shop_id" text NOT NULL,
	"collection_id" bigint NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "first_pages_shop_id_collection_id_pk" PRIMARY KEY("shop_id","collection_id")
);
