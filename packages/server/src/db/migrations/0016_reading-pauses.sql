ALTER TABLE "catalogue_state" ADD COLUMN "read_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_state" ADD COLUMN "read_again_at" timestamp with time zone;