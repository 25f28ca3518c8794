CREATE TABLE "quiz" (
	"learner_id" text NOT NULL,
	"quiz_uid" text NOT NULL,
	"questions" jsonb NOT NULL,
	"lessons" integer NOT NULL,
	"started_at" bigint NOT NULL,
	"finished_at" bigint,
	"result" jsonb,
	CONSTRAINT "quiz_learner_id_quiz_uid_pk" PRIMARY KEY("learner_id","quiz_uid")
);
--> statement-breakpoint
CREATE TABLE "quiz_answer" (
	"learner_id" text NOT NULL,
	"answer_uid" text NOT NULL,
	"quiz_uid" text NOT NULL,
	"ordinal" integer NOT NULL,
	"lesson_uid" text NOT NULL,
	"lesson_version" text NOT NULL,
	"question_uid" text NOT NULL,
	"seed" bigint NOT NULL,
	"probability" double precision NOT NULL,
	"answer" jsonb NOT NULL,
	"body_digest" text NOT NULL,
	"correct" boolean NOT NULL,
	"credit" double precision NOT NULL,
	"seconds" double precision NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "quiz_answer_learner_id_answer_uid_pk" PRIMARY KEY("learner_id","answer_uid")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_open" ON "quiz" USING btree ("learner_id") WHERE "quiz"."finished_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_answer_order" ON "quiz_answer" USING btree ("learner_id","quiz_uid","ordinal");