CREATE TABLE "note" (
	"learner_id" text NOT NULL,
	"lesson_uid" text NOT NULL,
	"part_id" text NOT NULL,
	"part_title" text NOT NULL,
	"bookmarked" boolean NOT NULL,
	"text" text NOT NULL,
	"write_uid" text NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "note_learner_id_lesson_uid_part_id_pk" PRIMARY KEY("learner_id","lesson_uid","part_id")
);
