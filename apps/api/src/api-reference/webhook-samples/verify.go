package webhooks

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Verify reports whether we signed the body, the bytes as they came, in the last five minutes.
// secrets: yours, and the old one while you change it.
func Verify(headers http.Header, body []byte, secrets []string) bool {
	seconds, err := strconv.ParseInt(headers.Get("webhook-timestamp"), 10, 64)
	if err != nil || time.Since(time.Unix(seconds, 0)).Abs() >= 300*time.Second {
		return false
	}
	head := headers.Get("webhook-id") + "." + headers.Get("webhook-timestamp") + "."
	for _, secret := range secrets {
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
		if err != nil {
			return false
		}
		mac := hmac.New(sha256.New, key)
		mac.Write(append([]byte(head), body...))
		for _, one := range strings.Fields(headers.Get("webhook-signature")) {
			sent, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(one, "v1,"))
			if err == nil && hmac.Equal(sent, mac.Sum(nil)) {
				return true
			}
		}
	}
	return false
}
