CREATE TABLE "answer_recheck" (
	"learner_id" text NOT NULL,
	"attempt_uid" text NOT NULL,
	"status" text NOT NULL,
	"failed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"queued_at" bigint NOT NULL,
	"checked_at" bigint,
	"leased_until" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "answer_recheck_learner_id_attempt_uid_pk" PRIMARY KEY("learner_id","attempt_uid")
);
--> statement-breakpoint
CREATE INDEX "answer_recheck_waiting" ON "answer_recheck" USING btree ("leased_until") WHERE "answer_recheck"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "answer_recheck_listed" ON "answer_recheck" USING btree ("checked_at") WHERE "answer_recheck"."status" in ('differs', 'not-run');