/**
 * What a person's own file tells, by table and column; what is not named stays with us: what was
 * found, who works on it, how it was decided, and what means nothing to the person (sealed values,
 * fingerprints, keys). A new table or column is told once somebody has judged it. docs/decisions/0330.
 */
export const TOLD_COLUMNS: Readonly<Record<string, string>> = {
  users: 'id subject email_address name created_at',
  applications:
    'id user_id reference portal market currency referral_url_id intent original_intent application_level original_application_level locale decision bo_status round bank_deferred source medium agent_id external_id service_type startup store_name connection created_at saved_at onboarded_at changed_at closed_at',
  analytics: 'id type params at application_id',
  bank_accounts:
    'id application_id kind bank_name holder account_type routing transit institution last4 status is_primary created_at check_result checked_at payouts_from',
  businesses:
    'id application_id is_registered name dba sales_range has_partners industry_id website local_phone_number line1 line2 city territory zip tax_id_last4 tax_id_type created_at confirmed_answers registered_in',
  cards: 'id application_id brand last4 expiry_month expiry_year is_primary created_at',
  change_marks: 'request_id application_id changeable reason line asked_at',
  change_requests: 'id application_id round asked_at answer_by due_at withdrawn_at',
  debit_mandates: 'order_id application_id bank_id scheme version language accepted_at',
  debit_methods: 'bank_id application_id held_at',
  decisions: 'application_id round decided_by outcome step_up version decided_at',
  identity_documents: 'person_id application_id inquiry_id expires_on asked_at given_at settled_at',
  inquiries:
    'id application_id mode with_selfie status created_at settled_at person_id failure vendor',
  inquiry_attempts: 'application_id mode attempted_at selfie_consented_at person_id',
  link_sessions: 'application_id purpose detail created_at expires_at person_id',
  link_tokens: 'application_id purpose detail mailed_for created_at expires_at used_at person_id',
  order_charges:
    'order_id application_id trial_days period day cents state attempts refusal charged_at',
  order_drafts: 'application_id choice address saved_at',
  orders:
    'id application_id state type payment_method currency choice summary total_cents address instrument_last4 refusal attempts refunded_cents delay shipment_id tracking submitted_at placed_at shipped_at delivered_at ended_at changed_at debited_at',
  otp_codes: 'application_id phone sent_at expires_at sends attempts attempted_at person_id',
  outbox: 'id application_id channel template state created_at sent_at failed_at',
  owner_checks: 'application_id person_id round decided_by outcome step_up version decided_at',
  owner_companies:
    'id application_id kind name country number_last4 unnamed is_rest_small created_at',
  owner_holdings: 'application_id holder_id of_id basis_points is_trustee',
  owner_invitations: 'application_id person_id created_at expires_at used_at',
  page_exits: 'application_id left_at',
  partner_deliveries: 'id event_id application_id partner_id url state created_at delivered_at',
  partner_events: 'id partner_id application_id sequence type body created_at',
  people:
    'id application_id role first_name last_name email_address local_phone_number line1 line2 city territory zip tax_id_last4 tax_id_type listed_at ownership_basis_points is_controller no_address_or_dob no_ssn verified_at communication_language invited_at asked_at confirmed_at is_behind_company confirmed_answers has_one_name created_at',
  phone_links:
    'id application_id phone status reason created_at sent_at opened_at ended_at expires_at person_id',
  phone_network_checks: 'application_id phone requested_at ended_at person_id',
  phone_proofs: 'application_id phone method proven_at person_id',
  review_requests: 'id application_id requested_at answer_by answered_at outcome',
  step_ups: 'application_id round type requested_at finished_at result person_id',
  support_views: 'id application_id user_id created_at link_until opened_at expires_at ended_at',
  terms: 'application_id id version signed_at language person_id',
  test_deposits:
    'bank_id application_id sends sent_at arrives_on enter_by tries reminded_at outcome ended_at',
  text_sends: 'id application_id prefix sent_at',
  void_checks: 'id application_id bank_id media_type received_at is_remade matched_at',
};
