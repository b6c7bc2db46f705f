CREATE TABLE "events" (
	"shop_id" text NOT NULL,
	"page_id" text NOT NULL,
	"number" integer NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"cart_id" text NOT NULL,
	"name" text NOT NULL,
	"total" bigint,
	"currency" text NOT NULL,
	"tier_id" text,
	CONSTRAINT "events_shop_id_page_id_number_pk" PRIMARY KEY("shop_id","page_id","number")
);
--> statement-breakpoint
CREATE INDEX "events_by_time" ON "events" USING btree ("shop_id","happened_at");