CREATE TABLE "diagnostic" (
	"learner_id" text NOT NULL,
	"session_uid" text NOT NULL,
	"course_uid" text NOT NULL,
	"state" jsonb NOT NULL,
	"answered" integer NOT NULL,
	"started_at" bigint NOT NULL,
	"finished_at" bigint,
	CONSTRAINT "diagnostic_learner_id_session_uid_pk" PRIMARY KEY("learner_id","session_uid")
);
--> statement-breakpoint
CREATE TABLE "diagnostic_answer" (
	"learner_id" text NOT NULL,
	"answer_uid" text NOT NULL,
	"session_uid" text NOT NULL,
	"ordinal" integer NOT NULL,
	"question_uid" text NOT NULL,
	"lesson_version" text NOT NULL,
	"seed" bigint NOT NULL,
	"answer" jsonb NOT NULL,
	"body_digest" text NOT NULL,
	"correct" boolean NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "diagnostic_answer_learner_id_answer_uid_pk" PRIMARY KEY("learner_id","answer_uid")
);
--> statement-breakpoint
CREATE TABLE "custom_course" (
	"learner_id" text NOT NULL,
	"course_id" text NOT NULL,
	"title" text NOT NULL,
	"goals" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "custom_course_learner_id_course_id_pk" PRIMARY KEY("learner_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "event" (
	"learner_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"uid" text NOT NULL,
	"at" bigint NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "event_learner_id_sequence_pk" PRIMARY KEY("learner_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "learner" (
	"learner_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"daily_goal" integer NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learner_state" (
	"learner_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"state" jsonb NOT NULL,
	"active_course" text
);
--> statement-breakpoint
CREATE TABLE "report" (
	"learner_id" text NOT NULL,
	"report_uid" text NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "report_learner_id_report_uid_pk" PRIMARY KEY("learner_id","report_uid")
);
--> statement-breakpoint
CREATE TABLE "interest" (
	"email" text PRIMARY KEY NOT NULL,
	"country" text,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_version" (
	"lesson_uid" text NOT NULL,
	"hash" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "lesson_version_lesson_uid_hash_pk" PRIMARY KEY("lesson_uid","hash")
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"learner_id" text NOT NULL,
	"attempt_uid" text NOT NULL,
	"session_uid" text NOT NULL,
	"ordinal" integer NOT NULL,
	"lesson_uid" text NOT NULL,
	"lesson_version" text NOT NULL,
	"question_uid" text NOT NULL,
	"skill" text NOT NULL,
	"seed" bigint NOT NULL,
	"answer" jsonb NOT NULL,
	"body_digest" text NOT NULL,
	"correct" boolean NOT NULL,
	"credit" double precision NOT NULL,
	"seconds" double precision NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "attempt_learner_id_attempt_uid_pk" PRIMARY KEY("learner_id","attempt_uid")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"learner_id" text NOT NULL,
	"session_uid" text NOT NULL,
	"kind" text NOT NULL,
	"lesson_uid" text NOT NULL,
	"lesson_version" text NOT NULL,
	"seed" integer NOT NULL,
	"position" integer NOT NULL,
	"seconds" double precision NOT NULL,
	"started_at" bigint NOT NULL,
	"last_active_at" bigint NOT NULL,
	"finished_at" bigint,
	"result" jsonb,
	CONSTRAINT "session_learner_id_session_uid_pk" PRIMARY KEY("learner_id","session_uid")
);
--> statement-breakpoint
CREATE TABLE "session_entry" (
	"learner_id" text NOT NULL,
	"entry_uid" text NOT NULL,
	"session_uid" text NOT NULL,
	"position" integer NOT NULL,
	"seconds" double precision NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "session_entry_learner_id_entry_uid_pk" PRIMARY KEY("learner_id","entry_uid")
);
--> statement-breakpoint
CREATE INDEX "diagnostic_session" ON "diagnostic" USING btree ("session_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "diagnostic_answer_order" ON "diagnostic_answer" USING btree ("learner_id","session_uid","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "event_uid" ON "event" USING btree ("learner_id","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_order" ON "attempt" USING btree ("learner_id","session_uid","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "session_open" ON "session" USING btree ("learner_id","lesson_uid","kind") WHERE "session"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "session_lesson" ON "session" USING btree ("learner_id","lesson_uid");