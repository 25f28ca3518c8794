CREATE TABLE "learning_path" (
	"path_uid" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"goals" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "learning_path_slug" ON "learning_path" USING btree ("slug");