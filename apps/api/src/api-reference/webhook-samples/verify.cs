using System.Security.Cryptography;
using System.Text;

public static class Webhooks
{
    // body: the bytes as they came. secrets: yours, and the old one while you change it.
    public static bool Verify(IDictionary<string, string> headers, byte[] body, string[] secrets)
    {
        headers.TryGetValue("webhook-id", out var id);
        headers.TryGetValue("webhook-timestamp", out var seconds);
        headers.TryGetValue("webhook-signature", out var signatures);
        var now = DateTimeOffset.UtcNow.ToUnixTimeSeconds();
        if (!long.TryParse(seconds, out var sentAt) || Math.Abs(now - sentAt) >= 300) return false;
        var signed = Encoding.UTF8.GetBytes($"{id}.{seconds}.").Concat(body).ToArray();
        return secrets.Any(secret =>
        {
            var key = Convert.FromBase64String(secret.Replace("whsec_", ""));
            var own = "v1," + Convert.ToBase64String(HMACSHA256.HashData(key, signed));
            return (signatures ?? "").Split(' ').Any(one => CryptographicOperations.FixedTimeEquals(
                Encoding.UTF8.GetBytes(one), Encoding.UTF8.GetBytes(own)));
        });
    }
}
