CREATE TABLE "widgets" (
	"shop_id" text NOT NULL,
	"id" integer NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"classification" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "widgets_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
