import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_contacts_outcome" AS ENUM('replied', 'mail', 'whatsapp', 'spoke', 'no-answer', 'call-back');
  CREATE TYPE "public"."enum_desk_views_desk" AS ENUM('vacancies', 'applications', 'enquiries');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_roles" AS ENUM('counsellor', 'editor', 'admin');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_roles" AS ENUM('counsellor', 'editor', 'admin');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_roles" AS ENUM('counsellor', 'editor', 'admin');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'roles');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'roles');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'roles');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('jobs', 'job-applications', 'colleges', 'featured-colleges', 'sources', 'courses', 'regions', 'guidance-pages', 'search-terms', 'enquiries', 'banner-slides', 'media', 'imports', 'users', 'audit-log');
  CREATE TABLE "job_applications_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "enquiries_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"outcome" "enum_enquiries_contacts_outcome" NOT NULL,
  	"call_back_at" timestamp(3) with time zone,
  	"subject" varchar,
  	"text" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "desk_views" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"desk" "enum_desk_views_desk" NOT NULL,
  	"query" varchar,
  	"is_shared" boolean DEFAULT false,
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_access_read_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_payload_query_presets_access_read_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_access_update_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_payload_query_presets_access_update_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_access_delete_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_payload_query_presets_access_delete_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "application_mails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"applied_subject" varchar NOT NULL,
  	"applied_text" varchar NOT NULL,
  	"shortlisted_subject" varchar NOT NULL,
  	"shortlisted_text" varchar NOT NULL,
  	"interview_subject" varchar NOT NULL,
  	"interview_text" varchar NOT NULL,
  	"offered_subject" varchar NOT NULL,
  	"offered_text" varchar NOT NULL,
  	"hired_subject" varchar NOT NULL,
  	"hired_text" varchar NOT NULL,
  	"rejected_subject" varchar NOT NULL,
  	"rejected_text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "enquiry_replies_templates" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "enquiry_replies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "job_applications_history" ADD COLUMN "mailed" boolean;
  ALTER TABLE "job_applications_notes" ADD CONSTRAINT "job_applications_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries_contacts" ADD CONSTRAINT "enquiries_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_query_presets_access_read_roles" ADD CONSTRAINT "payload_query_presets_access_read_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_access_update_roles" ADD CONSTRAINT "payload_query_presets_access_update_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_access_delete_roles" ADD CONSTRAINT "payload_query_presets_access_delete_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_replies_templates" ADD CONSTRAINT "enquiry_replies_templates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiry_replies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "job_applications_notes_order_idx" ON "job_applications_notes" USING btree ("_order");
  CREATE INDEX "job_applications_notes_parent_id_idx" ON "job_applications_notes" USING btree ("_parent_id");
  CREATE INDEX "enquiries_contacts_order_idx" ON "enquiries_contacts" USING btree ("_order");
  CREATE INDEX "enquiries_contacts_parent_id_idx" ON "enquiries_contacts" USING btree ("_parent_id");
  CREATE INDEX "desk_views_desk_idx" ON "desk_views" USING btree ("desk");
  CREATE INDEX "desk_views_owner_idx" ON "desk_views" USING btree ("owner_id");
  CREATE INDEX "desk_views_updated_at_idx" ON "desk_views" USING btree ("updated_at");
  CREATE INDEX "desk_views_created_at_idx" ON "desk_views" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_access_read_roles_order_idx" ON "payload_query_presets_access_read_roles" USING btree ("order");
  CREATE INDEX "payload_query_presets_access_read_roles_parent_idx" ON "payload_query_presets_access_read_roles" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_access_update_roles_order_idx" ON "payload_query_presets_access_update_roles" USING btree ("order");
  CREATE INDEX "payload_query_presets_access_update_roles_parent_idx" ON "payload_query_presets_access_update_roles" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_access_delete_roles_order_idx" ON "payload_query_presets_access_delete_roles" USING btree ("order");
  CREATE INDEX "payload_query_presets_access_delete_roles_parent_idx" ON "payload_query_presets_access_delete_roles" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  CREATE INDEX "enquiry_replies_templates_order_idx" ON "enquiry_replies_templates" USING btree ("_order");
  CREATE INDEX "enquiry_replies_templates_parent_id_idx" ON "enquiry_replies_templates" USING btree ("_parent_id");
  CREATE INDEX "enquiries_name_trgm" ON "enquiries" USING gin ("name" gin_trgm_ops);
  CREATE INDEX "enquiries_email_trgm" ON "enquiries" USING gin ("email" gin_trgm_ops);
  CREATE INDEX "enquiries_phone_trgm" ON "enquiries" USING gin ("phone" gin_trgm_ops);
  CREATE INDEX "users_phone_trgm" ON "users" USING gin ("phone" gin_trgm_ops);
  ALTER TABLE "job_applications" DROP COLUMN "team_notes";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "job_applications_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiries_contacts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "desk_views" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets_access_read_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets_access_update_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets_access_delete_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiry_replies_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiry_replies" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "job_applications_notes" CASCADE;
  DROP TABLE "enquiries_contacts" CASCADE;
  DROP TABLE "desk_views" CASCADE;
  DROP TABLE "payload_query_presets_access_read_roles" CASCADE;
  DROP TABLE "payload_query_presets_access_update_roles" CASCADE;
  DROP TABLE "payload_query_presets_access_delete_roles" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  DROP TABLE "application_mails" CASCADE;
  DROP TABLE "enquiry_replies_templates" CASCADE;
  DROP TABLE "enquiry_replies" CASCADE;
  DROP INDEX "enquiries_name_trgm";
  DROP INDEX "enquiries_email_trgm";
  DROP INDEX "enquiries_phone_trgm";
  DROP INDEX "users_phone_trgm";
  ALTER TABLE "job_applications" ADD COLUMN "team_notes" varchar;
  ALTER TABLE "job_applications_history" DROP COLUMN "mailed";
  DROP TYPE "public"."enum_enquiries_contacts_outcome";
  DROP TYPE "public"."enum_desk_views_desk";
  DROP TYPE "public"."enum_payload_query_presets_access_read_roles";
  DROP TYPE "public"."enum_payload_query_presets_access_update_roles";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_roles";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";`)
}
