ALTER TABLE "shops" ADD COLUMN "gift_protection" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "gift_protection_problem" text;