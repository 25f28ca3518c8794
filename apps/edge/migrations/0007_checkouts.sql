CREATE TABLE "lifetime_spot" (
	"spot" integer PRIMARY KEY NOT NULL,
	"reservation" text,
	"reserved_until" bigint DEFAULT 0 NOT NULL,
	"payment_id" text,
	CONSTRAINT "lifetime_spot_reservation_unique" UNIQUE("reservation"),
	CONSTRAINT "lifetime_spot_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "open_checkout" (
	"learner_id" text PRIMARY KEY NOT NULL,
	"checkout_id" text NOT NULL,
	"previous_id" text
);
