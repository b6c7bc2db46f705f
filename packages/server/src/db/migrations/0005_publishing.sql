CREATE TABLE "leases" (
	"shop_id" text NOT NULL,
	"name" text NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "leases_shop_id_name_pk" PRIMARY KEY("shop_id","name")
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "publication_failures" integer DEFAULT 0 NOT NULL;