CREATE TABLE "subscription_owner" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"learner_id" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "is_final" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "subscription_owner_learner" ON "subscription_owner" USING btree ("learner_id");--> statement-breakpoint
INSERT INTO "subscription_owner" ("subscription_id", "learner_id", "email") SELECT "subscription_id", "learner_id", "email" FROM "subscription" ON CONFLICT DO NOTHING;
