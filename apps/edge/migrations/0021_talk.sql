CREATE TABLE "talk" (
	"learner_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"email" text NOT NULL,
	"customer_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"bought_at" bigint NOT NULL,
	"held_at" bigint,
	CONSTRAINT "talk_learner_id_payment_id_pk" PRIMARY KEY("learner_id","payment_id")
);
--> statement-breakpoint
CREATE INDEX "talk_payment" ON "talk" USING btree ("payment_id");