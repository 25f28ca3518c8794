CREATE TABLE "account_deletion" (
	"learner_id" text PRIMARY KEY NOT NULL,
	"requested_at" bigint NOT NULL,
	"deletes_customer" boolean NOT NULL,
	"step" text NOT NULL,
	"identity_kept" boolean DEFAULT false NOT NULL,
	"pseudonym" text,
	"deleted_rows" integer DEFAULT 0 NOT NULL,
	"finished_at" bigint,
	"leased_until" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_deletion_unfinished" ON "account_deletion" USING btree ("leased_until") WHERE "account_deletion"."step" <> 'done';