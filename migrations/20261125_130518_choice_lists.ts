import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_choice_lists_share_mode" AS ENUM('read', 'comment');
  CREATE TYPE "public"."enum_choice_list_comments_by" AS ENUM('guest', 'owner', 'counsellor');
  CREATE TABLE "choice_lists_versions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"query" varchar NOT NULL,
  	"locked_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "choice_lists" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"query" varchar NOT NULL,
  	"share_mode" "enum_choice_lists_share_mode",
  	"share_key" varchar,
  	"shared_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "choice_list_comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"list_id" uuid NOT NULL,
  	"by" "enum_choice_list_comments_by" NOT NULL,
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"about" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "choice_lists_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "choice_list_comments_id" uuid;
  ALTER TABLE "choice_lists_versions" ADD CONSTRAINT "choice_lists_versions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."choice_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "choice_lists" ADD CONSTRAINT "choice_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "choice_list_comments" ADD CONSTRAINT "choice_list_comments_list_id_choice_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."choice_lists"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "choice_lists_versions_order_idx" ON "choice_lists_versions" USING btree ("_order");
  CREATE INDEX "choice_lists_versions_parent_id_idx" ON "choice_lists_versions" USING btree ("_parent_id");
  CREATE INDEX "choice_lists_user_idx" ON "choice_lists" USING btree ("user_id");
  CREATE INDEX "choice_lists_updated_at_idx" ON "choice_lists" USING btree ("updated_at");
  CREATE INDEX "choice_lists_created_at_idx" ON "choice_lists" USING btree ("created_at");
  CREATE INDEX "choice_list_comments_list_idx" ON "choice_list_comments" USING btree ("list_id");
  CREATE INDEX "choice_list_comments_updated_at_idx" ON "choice_list_comments" USING btree ("updated_at");
  CREATE INDEX "choice_list_comments_created_at_idx" ON "choice_list_comments" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_choice_lists_fk" FOREIGN KEY ("choice_lists_id") REFERENCES "public"."choice_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_choice_list_comments_fk" FOREIGN KEY ("choice_list_comments_id") REFERENCES "public"."choice_list_comments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_choice_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("choice_lists_id");
  CREATE INDEX "payload_locked_documents_rels_choice_list_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("choice_list_comments_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "choice_lists_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "choice_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "choice_list_comments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "choice_lists_versions" CASCADE;
  DROP TABLE "choice_lists" CASCADE;
  DROP TABLE "choice_list_comments" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_choice_lists_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_choice_list_comments_fk";
  
  DROP INDEX "payload_locked_documents_rels_choice_lists_id_idx";
  DROP INDEX "payload_locked_documents_rels_choice_list_comments_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "choice_lists_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "choice_list_comments_id";
  DROP TYPE "public"."enum_choice_lists_share_mode";
  DROP TYPE "public"."enum_choice_list_comments_by";`)
}
