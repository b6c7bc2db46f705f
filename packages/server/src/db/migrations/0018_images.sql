CREATE TABLE "images" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"file_id" text NOT NULL,
	"name" text NOT NULL,
	"alt" text NOT NULL,
	"url" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"type" text NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "images_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE INDEX "images_by_age" ON "images" USING btree ("shop_id","created_at","id");