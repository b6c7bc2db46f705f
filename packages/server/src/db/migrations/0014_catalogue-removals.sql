CREATE TABLE "catalogue_removals" (
	"shop_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" bigint NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "catalogue_removals_shop_id_kind_id_pk" PRIMARY KEY("shop_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "catalogue_state" ADD COLUMN "mirror_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_state" ADD COLUMN "removals_from" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "catalogue_removals_by_revision" ON "catalogue_removals" USING btree ("shop_id","revision");--> statement-breakpoint
CREATE INDEX "catalogue_collections_by_revision" ON "catalogue_collections" USING btree ("shop_id","revision");