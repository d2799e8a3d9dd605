import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mailboxes_language" AS ENUM('en');
  CREATE TYPE "public"."enum_subscriptions_status" AS ENUM('waiting', 'active', 'ended');
  CREATE TYPE "public"."enum_subscriptions_ended_by" AS ENUM('link', 'page', 'bounced', 'sender');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'forget-subscriptions' BEFORE 'close-vacancies';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'forget-subscriptions' BEFORE 'close-vacancies';
  CREATE TABLE "mailboxes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"language" "enum_mailboxes_language" DEFAULT 'en',
  	"link_edition" numeric DEFAULT 1 NOT NULL,
  	"bounces" numeric DEFAULT 0 NOT NULL,
  	"bounced_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriptions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"mailbox_id" uuid NOT NULL,
  	"kind" varchar NOT NULL,
  	"status" "enum_subscriptions_status" NOT NULL,
  	"token_hash" varchar,
  	"token_expires_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"ended_by" "enum_subscriptions_ended_by",
  	"user_id" uuid,
  	"consented_at" timestamp(3) with time zone,
  	"consent_version" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mailboxes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscriptions_id" uuid;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "mailboxes_email_idx" ON "mailboxes" USING btree ("email");
  CREATE INDEX "mailboxes_updated_at_idx" ON "mailboxes" USING btree ("updated_at");
  CREATE INDEX "mailboxes_created_at_idx" ON "mailboxes" USING btree ("created_at");
  CREATE INDEX "subscriptions_mailbox_idx" ON "subscriptions" USING btree ("mailbox_id");
  CREATE INDEX "subscriptions_kind_idx" ON "subscriptions" USING btree ("kind");
  CREATE INDEX "subscriptions_status_idx" ON "subscriptions" USING btree ("status");
  CREATE UNIQUE INDEX "subscriptions_token_hash_idx" ON "subscriptions" USING btree ("token_hash");
  CREATE INDEX "subscriptions_ended_at_idx" ON "subscriptions" USING btree ("ended_at");
  CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mailboxes_fk" FOREIGN KEY ("mailboxes_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_mailboxes_id_idx" ON "payload_locked_documents_rels" USING btree ("mailboxes_id");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mailboxes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscriptions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "mailboxes" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mailboxes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscriptions_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'check-links', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'forget-papers', 'forget-corrections', 'forget-old-entries', 'close-vacancies', 'change-banners', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'check-links', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'forget-papers', 'forget-corrections', 'forget-old-entries', 'close-vacancies', 'change-banners', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_mailboxes_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscriptions_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mailboxes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscriptions_id";
  DROP TYPE "public"."enum_mailboxes_language";
  DROP TYPE "public"."enum_subscriptions_status";
  DROP TYPE "public"."enum_subscriptions_ended_by";`)
}
