CREATE TABLE "memory_point" (
	"learner_id" text NOT NULL,
	"lesson_uid" text NOT NULL,
	"sequence" integer NOT NULL,
	"at" bigint NOT NULL,
	"practised_at" bigint NOT NULL,
	"stability" double precision NOT NULL,
	CONSTRAINT "memory_point_learner_id_lesson_uid_sequence_pk" PRIMARY KEY("learner_id","lesson_uid","sequence")
);
--> statement-breakpoint
ALTER TABLE "learner_state" ADD COLUMN "memory_revision" integer;