CREATE TABLE "mail" (
	"learner_id" text NOT NULL,
	"mail_key" text NOT NULL,
	"recipient" text NOT NULL,
	"message" jsonb NOT NULL,
	"queued_at" bigint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" bigint NOT NULL,
	"settled_at" bigint,
	"problem" text,
	CONSTRAINT "mail_learner_id_mail_key_pk" PRIMARY KEY("learner_id","mail_key")
);
--> statement-breakpoint
CREATE TABLE "mail_choice" (
	"learner_id" text PRIMARY KEY NOT NULL,
	"address" text,
	"asked_at" bigint NOT NULL,
	"token" text NOT NULL,
	"reminders" boolean DEFAULT false NOT NULL,
	"weekly" boolean DEFAULT false NOT NULL,
	"hour" integer DEFAULT 19 NOT NULL,
	"next_reminder_at" bigint,
	"next_weekly_at" bigint
);
--> statement-breakpoint
CREATE INDEX "mail_waiting" ON "mail" USING btree ("next_try_at") WHERE "mail"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "mail_settled" ON "mail" USING btree ("settled_at") WHERE "mail"."status" <> 'waiting';--> statement-breakpoint
CREATE INDEX "mail_choice_reminder" ON "mail_choice" USING btree ("next_reminder_at");--> statement-breakpoint
CREATE INDEX "mail_choice_weekly" ON "mail_choice" USING btree ("next_weekly_at");