CREATE TABLE "payment_event" (
	"event_id" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_withdrawal" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"learner_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"plan" text NOT NULL,
	"email" text NOT NULL,
	"customer_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"purchased_at" bigint NOT NULL,
	"ends_at" bigint,
	CONSTRAINT "purchase_learner_id_payment_id_pk" PRIMARY KEY("learner_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"learner_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"plan" text NOT NULL,
	"status" text NOT NULL,
	"current_period_end" bigint NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"email" text NOT NULL,
	"customer_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "subscription_learner_id_subscription_id_pk" PRIMARY KEY("learner_id","subscription_id")
);
--> statement-breakpoint
CREATE INDEX "purchase_payment" ON "purchase" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "subscription_id" ON "subscription" USING btree ("subscription_id");