CREATE TABLE "duplicate_subscription" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"kept_id" text NOT NULL,
	"flagged_at" bigint NOT NULL,
	"settled_at" bigint,
	"refunds" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription_owner" ADD COLUMN "visitor_address" text;--> statement-breakpoint
CREATE INDEX "duplicate_subscription_open" ON "duplicate_subscription" USING btree ("flagged_at") WHERE "duplicate_subscription"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "subscription_owner_address" ON "subscription_owner" USING btree ("visitor_address");--> statement-breakpoint
UPDATE "subscription_owner" SET "visitor_address" = substr("learner_id", 7) WHERE "learner_id" LIKE 'email:%';
