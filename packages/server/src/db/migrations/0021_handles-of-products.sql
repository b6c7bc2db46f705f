ALTER TABLE "catalogue_products" ADD COLUMN "handle" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "catalogue_products" SET "handle" = "document" ->> 'handle';