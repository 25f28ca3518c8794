CREATE TABLE "agreement" (
	"learner_id" text NOT NULL,
	"terms" text NOT NULL,
	"privacy" text NOT NULL,
	"agreed_at" bigint NOT NULL,
	CONSTRAINT "agreement_learner_id_terms_privacy_pk" PRIMARY KEY("learner_id","terms","privacy")
);
