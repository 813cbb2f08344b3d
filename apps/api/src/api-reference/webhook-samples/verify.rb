require 'openssl'

# body: the bytes as they came; secrets: yours, and the old one while you change it.
def verify(headers, body, secrets)
  seconds = headers['webhook-timestamp'].to_s
  return false unless seconds.match?(/\A\d+\z/) && (Time.now.to_i - seconds.to_i).abs < 300

  signed = "#{headers['webhook-id']}.#{seconds}.".b + body.b
  sent = headers['webhook-signature'].to_s.split(' ')
  secrets.any? do |secret|
    key = secret.delete_prefix('whsec_').unpack1('m')
    own = 'v1,' + [OpenSSL::HMAC.digest('SHA256', key, signed)].pack('m0')
    sent.any? { |one| one.bytesize == own.bytesize && OpenSSL.fixed_length_secure_compare(own, one) }
  end
end
