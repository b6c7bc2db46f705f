CREATE TABLE "data_sources" (
	"id" text NOT NULL,
	"shop_id" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "data_sources_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
