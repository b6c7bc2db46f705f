ALTER TABLE "widgets" ALTER COLUMN "classification" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "last_viewed" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "manual_install_time" timestamp with time zone;