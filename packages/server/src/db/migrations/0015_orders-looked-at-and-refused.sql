CREATE TABLE "refused_orders" (
	"shop_id" text NOT NULL,
	"order_id" bigint NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refused_orders_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "order_readings" ADD COLUMN "looked_at" timestamp with time zone;