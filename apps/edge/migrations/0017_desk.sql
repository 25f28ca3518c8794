CREATE TABLE "access_grant" (
	"learner_id" text NOT NULL,
	"grant_uid" text NOT NULL,
	"granted_at" bigint NOT NULL,
	"ends_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "access_grant_learner_id_grant_uid_pk" PRIMARY KEY("learner_id","grant_uid")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_uid" text NOT NULL,
	"at" bigint NOT NULL,
	"agent_id" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"reason" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_subject" (
	"learner_id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "closed_at" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entry_uid" ON "audit_entry" USING btree ("entry_uid");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject","number");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_subject_subject" ON "audit_subject" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("kind","at") WHERE "report"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "report_closed" ON "report" USING btree ("kind","at") WHERE "report"."closed_at" is not null;--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_audit_trail"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit trail is appended to and never changed.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entry_stays" BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_audit_trail"();--> statement-breakpoint
CREATE TRIGGER "audit_trail_stays" BEFORE TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit_trail"();
