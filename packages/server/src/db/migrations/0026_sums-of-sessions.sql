CREATE TABLE "session_sums" (
	"shop_id" text NOT NULL,
	"span" text NOT NULL,
	"place" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"place_id" text NOT NULL,
	"visits" integer NOT NULL,
	"seen" integer NOT NULL,
	"clicked" integer NOT NULL,
	"converted" integer NOT NULL,
	"page_viewed" integer NOT NULL,
	"exits" integer NOT NULL,
	"views" integer NOT NULL,
	"clicks" integer NOT NULL,
	"positions" bigint NOT NULL,
	"adds" integer NOT NULL,
	"with_results" integer NOT NULL,
	"without_results" integer NOT NULL,
	"last_without_results" bigint,
	CONSTRAINT "session_sums_shop_id_span_place_starts_at_place_id_pk" PRIMARY KEY("shop_id","span","place","starts_at","place_id")
);
--> statement-breakpoint
CREATE TABLE "summed_spans" (
	"shop_id" text NOT NULL,
	"span" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"is_summed" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "summed_spans_shop_id_span_starts_at_pk" PRIMARY KEY("shop_id","span","starts_at")
);
--> statement-breakpoint
INSERT INTO "summed_spans" ("shop_id", "span", "starts_at", "is_summed", "changed_at")
	SELECT DISTINCT "shop_id", 'day', date_trunc('day', "first_at", 'UTC'), false, now() FROM "session_places"
	UNION ALL
	SELECT DISTINCT "shop_id", 'month', date_trunc('month', "first_at", 'UTC'), false, now() FROM "session_places";
