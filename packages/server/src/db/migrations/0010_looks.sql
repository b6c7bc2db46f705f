CREATE TABLE "looks" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "looks_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
