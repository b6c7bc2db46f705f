CREATE TABLE "event_days" (
	"shop_id" text NOT NULL,
	"day" text NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	"lists" integer DEFAULT 0 NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"dropped_carts" integer DEFAULT 0 NOT NULL,
	"dropped_lists" integer DEFAULT 0 NOT NULL,
	"dropped_pages" integer DEFAULT 0 NOT NULL,
	"per_day" integer DEFAULT 0 NOT NULL,
	"dropped_of_sessions" integer DEFAULT 0 NOT NULL,
	"of_bots" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_days_shop_id_day_pk" PRIMARY KEY("shop_id","day")
);
