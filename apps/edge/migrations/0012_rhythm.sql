ALTER TABLE "learner" ADD COLUMN "day_start" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "rest_days" jsonb DEFAULT '[]'::jsonb NOT NULL;