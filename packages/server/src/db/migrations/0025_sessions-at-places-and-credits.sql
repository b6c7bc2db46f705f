CREATE TABLE "credit_marks" (
	"shop_id" text NOT NULL,
	"order_id" bigint NOT NULL,
	CONSTRAINT "credit_marks_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"shop_id" text NOT NULL,
	"order_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"product_id" bigint,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"how" text NOT NULL,
	"session_id" text,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credits_shop_id_order_id_line_id_pk" PRIMARY KEY("shop_id","order_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "order_sessions" (
	"shop_id" text NOT NULL,
	"order_id" bigint NOT NULL,
	"session_id" text NOT NULL,
	CONSTRAINT "order_sessions_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "session_marks" (
	"shop_id" text NOT NULL,
	"session_id" text NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_marks_shop_id_session_id_pk" PRIMARY KEY("shop_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "session_places" (
	"shop_id" text NOT NULL,
	"session_id" text NOT NULL,
	"place" text NOT NULL,
	"place_id" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"views" integer NOT NULL,
	"clicks" integer NOT NULL,
	"positions" bigint NOT NULL,
	"adds" integer NOT NULL,
	"results" integer,
	"is_seen" boolean NOT NULL,
	"is_viewed" boolean NOT NULL,
	"is_exit" boolean NOT NULL,
	"is_converted" boolean NOT NULL,
	CONSTRAINT "session_places_shop_id_session_id_place_place_id_pk" PRIMARY KEY("shop_id","session_id","place","place_id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "widget_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "link" text;--> statement-breakpoint
CREATE INDEX "credits_by_session" ON "credits" USING btree ("shop_id","session_id");--> statement-breakpoint
CREATE INDEX "order_sessions_by_session" ON "order_sessions" USING btree ("shop_id","session_id");--> statement-breakpoint
CREATE INDEX "session_places_by_time" ON "session_places" USING btree ("shop_id","place","first_at");--> statement-breakpoint
CREATE INDEX "events_by_link" ON "events" USING btree ("shop_id","link") WHERE link is not null;--> statement-breakpoint
CREATE INDEX "events_by_session" ON "events" USING btree ("shop_id","session_id") WHERE session_id is not null;--> statement-breakpoint
INSERT INTO "session_marks" ("shop_id", "session_id")
SELECT DISTINCT "shop_id", "session_id" FROM "events" WHERE "session_id" IS NOT NULL;